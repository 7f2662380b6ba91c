import { afterEach, beforeEach, expect, vi } from 'vitest';

/**
 * Fails a test on any unexpected console output. A test that expects some replaces the spy:
 * `vi.spyOn(console, 'error').mockImplementation(() => {})`.
 */
const METHODS = ['error', 'warn', 'log', 'info'] as const;
let lines: string[] = [];

beforeEach(() => {
  lines = [];
  for (const method of METHODS) {
    vi.spyOn(console, method).mockImplementation((...args: unknown[]) => {
      lines.push(`${method}: ${args.map(String).join(' ')}`);
    });
  }
});

afterEach(() => {
  expect(lines, 'console output').toEqual([]);
});
