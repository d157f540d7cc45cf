import type { Foresight } from '@hegemon/host';
import type { Answer, Choice, Decision, Id } from '@hegemon/kernel';
import { type Draft, idsOf, type Naming, takesMore } from '../offers.js';

/** Why an id is lit. */
export interface Light {
  /** Kinds of answers that can name it now. */
  readonly kinds: readonly string[];
  /** 1: a touch names it now. 2: farther away, it costs more than the nearest; or something else is chosen already. */
  readonly step: 1 | 2;
  /** What naming it costs, when known. */
  readonly cost?: Foresight['cost'];
}

/** Two answers in a row: something is done with the thing chosen, and the question that follows names another. */
export interface Way {
  readonly first: Answer;
  readonly second: Answer & { readonly arg: Id };
}

type Look = (course: readonly Answer[]) => Foresight | undefined;

/**
 * Where the thing chosen could lead: the ids of the question that would follow each of its offers. A question that is
 * the present one once more is no sequel: there everything would be lit again.
 */
export const waysFrom = (decision: Decision, offers: readonly Naming[], id: Id, look: Look): readonly Way[] =>
  offers.flatMap(({ kind, shape }) => {
    if (shape !== 'pick') return [];
    const first = { kind, arg: id };
    const next = look([first])?.next;
    if (!next || next.prompt === decision.prompt) return [];
    return next.choices.flatMap(choice =>
      choice.shape === 'pick' ? choice.of.map(arg => ({ first, second: { kind: choice.kind, arg } })) : [],
    );
  });

interface Scene {
  readonly decision: Decision;
  /** The choice that is being filled in. */
  readonly choice: Choice | undefined;
  readonly draft: Draft;
  readonly ways: readonly Way[];
}

/** Everything that a touch would bring further, and nothing else. */
export const lightsOf = ({ decision, choice, draft, ways }: Scene, look: Look): ReadonlyMap<Id, Light> => {
  if (choice) return ofChoice(choice, draft, look);
  if (ways.length > 0) return ofWays(ways, draft, look);
  const step = draft.id === undefined ? 1 : 2;
  const lights = new Map<Id, Light>();
  for (const each of decision.choices) {
    for (const id of idsOf(each)) {
      // Touching the thing chosen would only put it back.
      if (id === draft.id) continue;
      lights.set(id, { kinds: [...(lights.get(id)?.kinds ?? []), each.kind], step });
    }
  }
  return lights;
};

const ofChoice = (choice: Choice, draft: Draft, look: Look): ReadonlyMap<Id, Light> => {
  const { kind, shape } = choice;
  const ids = idsOf(choice).filter(id => takesMore(choice, draft, id));
  const costs = ids.map(id => (shape === 'pick' ? look([{ kind, arg: id }])?.cost : undefined));
  return new Map(ids.map((id, i) => [id, { kinds: [kind], step: 1, ...(costs[i] && { cost: costs[i] }) }]));
};

const ofWays = (ways: readonly Way[], draft: Draft, look: Look): ReadonlyMap<Id, Light> => {
  const costs = ways.map(({ first, second }) => look([first, second])?.cost);
  const nearest = Math.min(...costs.filter(cost => cost !== undefined).map(sum));
  const lights = new Map<Id, Light>();
  ways.forEach(({ second }, i) => {
    if (second.arg === draft.to) return;
    const kinds = [...new Set([...(lights.get(second.arg)?.kinds ?? []), second.kind])];
    const cost = lights.has(second.arg) ? undefined : costs[i];
    const isNear = kinds.length > 1 || !costs[i] || sum(costs[i]) <= nearest;
    lights.set(second.arg, { kinds, step: isNear ? 1 : 2, ...(cost && { cost }) });
  });
  return lights;
};

const sum = (cost: NonNullable<Foresight['cost']>): number => cost.reduce((total, { amount }) => total + amount, 0);
