/** The register of games: the only file that knows all of them. */
export {};
