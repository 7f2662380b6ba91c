import fc from 'fast-check';

/** What one user does besides signing in twice. */
export interface Plan {
  wrongPasswords: number;
  wrongSetUpCodes: number;
  wrongCodes: number;
  refreshes: number;
  /** Answers another user's challenge with their own name and code. */
  meddles: boolean;
  leaves: 'stays' | 'revokes' | 'signs-out-everywhere';
  /** Milliseconds before each request; repeats when used up. */
  pauses: number[];
}

/** Too few to lock a user out. */
const mistakes = fc.integer({ min: 0, max: 2 });

const plan: fc.Arbitrary<Plan> = fc.record({
  wrongPasswords: mistakes,
  wrongSetUpCodes: mistakes,
  wrongCodes: mistakes,
  refreshes: mistakes,
  meddles: fc.boolean(),
  leaves: fc.constantFrom('stays' as const, 'revokes' as const, 'signs-out-everywhere' as const),
  pauses: fc.array(fc.integer({ min: 0, max: 40 }), { minLength: 3, maxLength: 7 }),
});

export function plansFor(people: number, seed: number): Plan[] {
  return fc.sample(plan, { numRuns: people, seed });
}
