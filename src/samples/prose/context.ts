import type {Position, Sample} from '../sample';
import type {ProjectContext} from '../project-context';
import type {Facts} from './facts';
import type {Passage} from './sentences';

/** What a page may name: the facts, the bookshop with the page, and the words of its samples. */
export interface Known {
  readonly facts: Facts;
  readonly context: ProjectContext;
  readonly words: ReadonlySet<string>;
  /** Names of JavaScript and of the tools around. */
  readonly platform: readonly string[];
  readonly samples: readonly Sample[];
  /** What the page names on purpose although it does not exist. */
  readonly excepted: ReadonlySet<string>;
  /** Statuses that responses with a code have; none for what is no code. */
  readonly statuses: (code: string) => ReadonlySet<number>;
}

/** Takes what is wrong. */
export type ReportAt = (position: Position, code: string, message: string, fix: string) => void;

/** Checks one paragraph, heading or row of a table; `heading` is the one above it. */
export type ProseRule = (
  passage: Passage,
  known: Known,
  report: ReportAt,
  heading: Passage | undefined,
) => void;
