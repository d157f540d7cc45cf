import type { Channels, Settings } from '@hegemon/protocol';

/** What somebody has chosen about notices. */
export type Choices = Pick<Settings, 'language' | 'zone' | 'notify' | 'digest' | 'quiet' | 'webhook'>;

/** What is not written was not chosen. */
const NONE: Channels = { mail: false, webhook: false, push: false };
const UNCHOSEN: Choices = { language: 'en', zone: 'UTC', notify: NONE, digest: 0, quiet: null, webhook: null };

export const choicesOf = (settingsJson: string): Choices => {
  const given = JSON.parse(settingsJson) as Partial<Choices>;
  return {
    language: given.language ?? UNCHOSEN.language,
    zone: given.zone ?? UNCHOSEN.zone,
    notify: { ...NONE, ...given.notify },
    digest: given.digest ?? UNCHOSEN.digest,
    quiet: given.quiet ?? UNCHOSEN.quiet,
    webhook: given.webhook ?? UNCHOSEN.webhook,
  };
};

/** For one match: as everywhere, or as chosen for it. */
export const channelsFor = ({ notify }: Choices, notifyJson: string | null | undefined): Channels =>
  notifyJson ? { ...NONE, ...(JSON.parse(notifyJson) as Partial<Channels>) } : notify;

export const hasAny = ({ mail, webhook, push }: Channels): boolean => mail || webhook || push;
