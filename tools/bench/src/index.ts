/** How fast the kernel is, beside a chess library and a board game engine. */
export {};
