/** The attacker stands at the left. */
export const STANCES = ['attacker', 'defender'] as const;
