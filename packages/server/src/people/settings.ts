import { bad, good, type Result } from '@hegemon/kernel';
import type { Settings, Trouble } from '@hegemon/protocol';

export type Language = Settings['language'];

const STANDARD: Settings = {
  language: 'en',
  zone: 'UTC',
  night: null,
  vacations: [],
  notify: { mail: false, webhook: false, push: false },
  digest: 0,
  quiet: null,
  webhook: null,
};

export const firstSettings = (language: Language): Settings => ({ ...STANDARD, language });

/** What is not written was not chosen. Other rooms keep things of their own beside it, which are nobody's to see. */
export const settingsFrom = (json: string): Settings => {
  const { language, zone, night, vacations, notify, digest, quiet, webhook } = {
    ...STANDARD,
    ...(JSON.parse(json) as Partial<Settings>),
  };
  return { language, zone, night, vacations, notify, digest, quiet, webhook };
};
/** With what lay beside it before. */
export const writtenOver = (json: string, settings: Settings): string =>
  JSON.stringify({ ...(JSON.parse(json) as object), ...settings });

/** The first language of ours that a browser asks for. */
export const languageOf = (acceptLanguage: string | undefined): Language => {
  const wishes = (acceptLanguage ?? '').split(',').map((part, place) => {
    const [tag = '', ...rest] = part.trim().toLowerCase().split(';');
    const quality = rest.map(each => /^\s*q=([\d.]+)\s*$/.exec(each)?.[1]).find(each => each !== undefined);
    return { language: tag.split('-')[0], quality: quality === undefined ? 1 : Number(quality), place };
  });
  const ours = wishes
    .filter(({ language, quality }) => (language === 'de' || language === 'en') && quality > 0)
    .sort((a, b) => b.quality - a.quality || a.place - b.place);
  return ours[0]?.language === 'de' ? 'de' : 'en';
};

const isZone = (zone: string): boolean => {
  // Only names: an offset knows nothing of summer.
  if (!/^[A-Za-z]/.test(zone)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
};
const isAddress = (address: string): boolean => {
  try {
    const { protocol, username, password } = new URL(address);
    return /^https?:$/.test(protocol) && username === '' && password === '';
  } catch {
    return false;
  }
};
/** From a minute to the same minute is no time, or the whole day: nobody could say which. */
const isSpan = (span: { readonly from: number; readonly to: number } | null): boolean =>
  span === null || span.from !== span.to;

const LONGEST_VACATION = 366 * 86_400_000;

/** What the schema cannot say. */
export const checkedSettings = (settings: Settings): Result<Settings, Trouble> => {
  const wrong = (path: string): Result<never, Trouble> => bad({ code: 'malformed', facts: { path } });
  if (!isZone(settings.zone)) return wrong('/zone');
  if (!isSpan(settings.night)) return wrong('/night');
  if (!isSpan(settings.quiet)) return wrong('/quiet');
  if (settings.webhook !== null && !isAddress(settings.webhook)) return wrong('/webhook');
  const bent = settings.vacations.findIndex(({ from, to }) => from >= to || to - from > LONGEST_VACATION);
  if (bent >= 0) return wrong(`/vacations/${bent}`);
  return good({ ...settings, vacations: [...settings.vacations].sort((a, b) => a.from - b.from) });
};
