import { describe, expect, it } from 'vitest';
import { scoresOf } from '#src/flows/spot-the-phish/detection.ts';

describe('the two scores', () => {
  it('agree with a published example', () => {
    // Wickens (2002), Elementary Signal Detection Theory; figures of signal(82, 46, 100, 100) in Bonett's statpsych.
    const scores = scoresOf({ lures: 100, caught: 82, honest: 100, alarms: 46 });
    expect(scores?.hits.share).toBe(0.82);
    expect(scores?.falseAlarms.share).toBe(0.46);
    expect(scores?.sensitivity).toBeCloseTo(1.002793, 6);
    expect(scores?.bias).toBeCloseTo(-0.4019603, 7);
  });

  it('have the interval of a published example', () => {
    // Newcombe (1998), doi:10.1002/(SICI)1097-0258(19980430)17:8<857::AID-SIM777>3.0.CO;2-E: method 3, 81 of 263 and 0 of 20.
    const { hits, falseAlarms } = scoresOf({ lures: 263, caught: 81, honest: 20, alarms: 0 }) ?? {};
    expect(hits?.low).toBeCloseTo(0.2553, 4);
    expect(hits?.high).toBeCloseTo(0.3662, 4);
    expect(falseAlarms?.low).toBe(0);
    expect(falseAlarms?.high).toBeCloseTo(0.1611, 4);
  });

  it.each([
    ['perfect', { lures: 6, caught: 6, honest: 6, alarms: 0 }, 2.93, 0],
    ['by chance', { lures: 6, caught: 3, honest: 6, alarms: 3 }, 0, 0],
    ['always reporting', { lures: 6, caught: 6, honest: 6, alarms: 6 }, 0, -1.47],
  ])('stay finite: %s', (_, detections, sensitivity, bias) => {
    const scores = scoresOf(detections);
    expect(scores?.sensitivity).toBeCloseTo(sensitivity, 2);
    expect(scores?.bias).toBeCloseTo(bias, 2);
  });

  it.each([
    [{ lures: 6, caught: 6, honest: 5, alarms: 0 }],
    [{ lures: 12, caught: 6, honest: 0, alarms: 0 }],
    [{ lures: 0, caught: 0, honest: 12, alarms: 2 }],
  ])('claim nothing from %j', (detections) => {
    expect(scoresOf(detections)).toBeNull();
  });
});
