import { PACES, type Pace } from '@hegemon/protocol';

const MINUTE = 60_000;

/** Does anybody's time run out at all? */
export const hasClock = ({ name }: Pace): boolean => name !== 'none';

const PACE_FAULTS = [
  'not-as-named', // a pace with a name has other values than that name stands for
  'bank-too-short', // less than a minute at the beginning
  'cap-below-bank',
  'increment-above-cap',
  'vacation-without-nights', // the clock does not stand still, so there is nothing to take
] as const;
export type PaceFault = (typeof PACE_FAULTS)[number];

const isAsNamed = (pace: Pace): boolean => {
  if (pace.name === 'free') return true;
  const named = PACES[pace.name];
  return (Object.keys(named) as (keyof Pace)[]).every(key => pace[key] === named[key]);
};

/** What is wrong with a pace, apart from its form. Of one with a name only whether it is that one. */
export const checkPace = (pace: Pace): readonly PaceFault[] => {
  if (pace.name !== 'free') return isAsNamed(pace) ? [] : ['not-as-named'];
  const { bank, increment, cap, nights, vacation } = pace;
  const is: Readonly<Record<Exclude<PaceFault, 'not-as-named'>, boolean>> = {
    'bank-too-short': bank < MINUTE,
    'cap-below-bank': cap < bank,
    'increment-above-cap': increment > cap,
    'vacation-without-nights': vacation > 0 && !nights,
  };
  return PACE_FAULTS.filter(fault => fault !== 'not-as-named' && is[fault]);
};
