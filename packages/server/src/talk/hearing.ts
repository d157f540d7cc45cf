export const TABLE = 'table';
/** The seats that hear a channel; undefined for the whole table. */
export const hearersOf = (channel: string): readonly string[] | undefined =>
  channel === TABLE ? undefined : channel.split(',');

/** May somebody in this seat hear the channel? Whoever looks on hears nothing of a table that is playing. */
export const mayHear = (channel: string, seat: string | undefined, isOver: boolean): boolean => {
  const hearers = hearersOf(channel);
  if (!hearers) return seat !== undefined || isOver;
  return seat !== undefined && hearers.includes(seat);
};

/** Neither control characters nor marks that turn the direction of writing; line breaks stay. */
export const cleaned = (text: string): string =>
  text
    .normalize('NFC')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
    .replace(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .trim();
