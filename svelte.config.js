/** One setting for all parts of the page: runes everywhere. */
export default { compilerOptions: { runes: true } };
