/** What time it is, in milliseconds since 1970. It never goes back, and does not jump with the clock of the machine. */
export interface Clock {
  now(): number;
}
