import { afterEach, beforeEach, expect, vi } from 'vitest';

/**
 * Fails a test on any unexpected console output. A test that expects some replaces the spy:
 * `vi.spyOn(console, 'error').mockImplementation(() => {})`.
 */
const METHODS = ['error', 'warn', 'log', 'info'] as const;
let heard: string[] = [];

beforeEach(() => {
  heard = [];
  for (const method of METHODS) {
    vi.spyOn(console, method).mockImplementation((...said: unknown[]) => {
      heard.push(`${method}: ${said.map(String).join(' ')}`);
    });
  }
});

afterEach(() => {
  expect(heard, 'console lines').toEqual([]);
});
