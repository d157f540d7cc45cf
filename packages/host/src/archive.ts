import { bad, good, type Result, readMatchFile, type Verdict, verify } from '@hegemon/kernel';
import type { Eyes, ImportFault, MatchSummary, Trouble } from './desk.js';
import { faultOf, type House } from './house.js';
import { knownMatch, readImport } from './importing.js';
import type { Keeper } from './keeper.js';
import { type AnyMatch, editionOf, type GameListing, listedFor, listingFor } from './listing.js';
import { editionTrouble, fileOfRecord, recordOf, textOfFile } from './record.js';
import type { About } from './session.js';
import { type KeptMatch, troubleOf } from './store.js';

export const NO_SUCH_MATCH: Trouble = { code: 'no-such-match' };

/** What an archive must be given. */
export type Shelf = Pick<House, 'listings' | 'now' | 'randomHex' | 'tell'>;

/** All matches that are kept: listed, begun, handed out, checked and taken in. What is played lies elsewhere. */
export class Archive {
  readonly #house: Shelf;
  readonly #keeper: Keeper;

  constructor(house: Shelf, keeper: Keeper) {
    this.#house = house;
    this.#keeper = keeper;
  }

  listing(id: string): Promise<GameListing | undefined> {
    return listingFor(this.#house.listings, id);
  }

  /** The one that was played last comes first. */
  async summaries(): Promise<readonly MatchSummary[]> {
    const kept = await this.#keeper.list(trouble => this.tell(trouble));
    return kept
      .map(each => this.#summary(each))
      .sort((a, b) => (a.changed < b.changed ? 1 : a.changed > b.changed ? -1 : 0));
  }

  #summary({ head, standing }: KeptMatch): MatchSummary {
    const trouble = editionTrouble(head, editionOf(listedFor(this.#house.listings, head.game)));
    return {
      id: head.id,
      game: head.game,
      options: head.options,
      sitters: head.seats,
      entries: standing.entries,
      created: head.created,
      changed: standing.changed,
      ...(head.branch && { branch: head.branch }),
      waiting: trouble ? [] : standing.waiting,
      ...(standing.outcome && { outcome: standing.outcome }),
      ...(head.isForeign && { isForeign: true }),
      ...(standing.standIns && { standIns: standing.standIns }),
      ...(trouble && { trouble }),
    };
  }

  /** Keeps a new match. Where there is no room for it, it can still be played. */
  async begin(match: AnyMatch, about: Pick<About, 'branch' | 'isForeign'> = {}): Promise<string> {
    const now = this.#house.now();
    const id = this.#house.randomHex(8);
    const trouble = await this.#keeper.keep(recordOf(match, { ...about, id, created: now }, now), match.entries);
    if (trouble) this.tell(trouble);
    return id;
  }

  async remove(id: string): Promise<void> {
    await this.#keeper.remove(id).catch(fault => this.tell(troubleOf(fault)));
  }

  async exported(id: string): Promise<Result<string, Trouble>> {
    const record = await this.#record(id);
    return record.ok ? good(textOfFile(fileOfRecord(record.value.kept, record.value.entries))) : record;
  }

  async verified(id: string): Promise<Verdict | Trouble> {
    const record = await this.#record(id);
    if (!record.ok) return record.fault;
    const { kept, entries } = record.value;
    const game = (await this.listing(kept.head.game))?.game;
    const trouble = editionTrouble(kept.head, game);
    if (trouble || !game) return trouble ?? NO_SUCH_MATCH;
    // As text, so that exactly what would be handed out is looked at.
    const file = readMatchFile(textOfFile(fileOfRecord(kept, entries)));
    if (!file.ok) {
      const { fault } = file;
      return { ok: false, entries: entries.length, firstDifference: { entry: 0, what: 'file', fault } };
    }
    const verdict = guarded(() => good(verify(game, file.value)));
    return verdict.ok ? verdict.value : verdict.fault;
  }

  /** The id under which the match of the file lies here, and whether one that was here already has become longer. */
  async imported(text: string): Promise<Result<{ readonly id: string; readonly isLonger: boolean }, ImportFault>> {
    const read = await readImport(text, this.#house.listings);
    if (!read.ok) return read;
    const { match } = read.value;
    const known = await knownMatch(match, this.#keeper).catch(() => undefined);
    if (!known) {
      return good({ id: await this.begin(match, match.outcome ? { isForeign: true } : {}), isLonger: false });
    }
    if (known.isLonger) await this.#lengthen(known.id, match);
    return good(known);
  }

  async #lengthen(id: string, match: AnyMatch): Promise<void> {
    const old = await this.#keeper.take(id);
    if (!old) return;
    const { head, standing } = old.kept;
    const record = recordOf(match, head, this.#house.now(), standing.standIns);
    const trouble = await this.#keeper.keep(record, match.entries);
    if (trouble) this.tell(trouble);
  }

  async notes(id: string, eyes: Eyes): Promise<string> {
    return notesIn(await this.#keeper.notes(id))[eyes] ?? '';
  }
  async note(id: string, eyes: Eyes, text: string): Promise<void> {
    const all = notesIn(await this.#keeper.notes(id));
    const trouble = await this.#keeper.note(id, JSON.stringify({ ...all, [eyes]: text }));
    if (trouble) this.tell(trouble);
  }

  async #record(id: string) {
    try {
      const record = await this.#keeper.read(id);
      return record ? good(record) : bad(NO_SUCH_MATCH);
    } catch (fault) {
      return bad(troubleOf(fault));
    }
  }

  tell(trouble: Trouble): void {
    this.#house.tell({ type: 'trouble', trouble });
  }
}

/** The notes of all who look at a match, by their eyes. */
const notesIn = (kept: string): Readonly<Record<string, string>> => {
  try {
    const notes: unknown = JSON.parse(kept === '' ? '{}' : kept);
    return typeof notes === 'object' && notes !== null ? (notes as Record<string, string>) : {};
  } catch {
    return {};
  }
};

/** A fault of the rules must not break the desk: the match stands where it stood. */
export const guarded = <T>(work: () => Result<T, Trouble>): Result<T, Trouble> => {
  try {
    return work();
  } catch (fault) {
    return bad(faultOf(fault));
  }
};
