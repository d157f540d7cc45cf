/** Kinds of answers that sound harmless and may lead into a battle at once. */
export const RISKS: readonly string[] = ['go', 'attack', 'assault', 'opponent', 'go-through'];
