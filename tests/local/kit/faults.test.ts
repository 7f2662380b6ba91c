import { describe, expect, it } from 'vitest';
import { createFaultSwitches } from '#local/kit/faults.ts';

describe('fault switches', () => {
  it('count down with every matching request', () => {
    const faults = createFaultSwitches();
    faults.add({ service: 'user-pool', operation: 'SignUp', fault: 'server', times: 2 });
    expect(faults.take('user-pool', 'GetUser')).toBeNull();
    expect(faults.take('form-service', 'SignUp')).toBeNull();
    expect(faults.take('user-pool', 'SignUp')).toBe('server');
    expect(faults.list()).toMatchObject([{ times: 1 }]);
    expect(faults.take('user-pool', 'SignUp')).toBe('server');
    expect(faults.list()).toEqual([]);
    expect(faults.take('user-pool', 'SignUp')).toBeNull();
  });

  it('match any operation with *, in order', () => {
    const faults = createFaultSwitches();
    faults.add({ service: 'learning-site', operation: '*', fault: 'html', times: 1 });
    faults.add({ service: 'learning-site', operation: '/', fault: 'slow', times: 1 });
    expect(faults.take('learning-site', '/')).toBe('html');
    expect(faults.take('learning-site', '/')).toBe('slow');
  });

  it('can be cleared', () => {
    const faults = createFaultSwitches();
    faults.add({ service: 'user-pool', operation: '*', fault: 'network', times: 9 });
    faults.clear();
    expect(faults.take('user-pool', 'SignUp')).toBeNull();
  });
});
