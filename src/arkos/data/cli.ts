import {
  type CommandFact,
  commandFacts,
  type CommandId,
  type FlagFact,
  type PromptFact,
  promptFacts,
  type PromptId,
} from '../facts';
import {
  type CommandNote,
  commandNotes,
  createdNotes,
  type FlagNote,
  promptNotes,
} from '../notes/commands';
import {originOf} from './origin';

/** A flag of a command. */
export interface CliFlag extends FlagFact, FlagNote {
  /** Long form with its dashes. */
  readonly long: string;
}

/** A command of `arkos`. */
export interface CliCommand extends Omit<CommandFact & CommandNote, 'flags'> {
  /** Words after `arkos`; empty for `arkos` itself. */
  readonly name: string;
  /** Its own flags; every command also takes `--help`. */
  readonly flags: readonly CliFlag[];
  readonly source?: string;
}

const notes: Readonly<Record<CommandId, CommandNote>> = commandNotes;

/** Every command of `arkos`, in the order of its help. */
export const cliCommands: readonly CliCommand[] = (Object.keys(notes) as CommandId[]).map(
  (name) => ({
    name,
    ...commandFacts[name],
    ...notes[name],
    flags: Object.entries(commandFacts[name].flags).flatMap(([long, flag]) => {
      const note = notes[name].flags[long];
      return note ? [{long, ...flag, ...note}] : [];
    }),
    source: originOf('commands', name),
  }),
);

/** A question `create-arkos` asks. */
export interface CreatePrompt extends PromptFact {
  /** Name of the answer in its code. */
  readonly name: string;
  /** What it accepts, if that is neither a choice nor yes or no (Markdown). */
  readonly accepts?: string;
  /** When it is asked, if not always (Markdown). */
  readonly when?: string;
  readonly source?: string;
}

/** Every question, in order. */
export const createPrompts: readonly CreatePrompt[] = (Object.keys(promptFacts) as PromptId[]).map(
  (name) => ({
    name,
    ...promptFacts[name],
    ...promptNotes[name],
    source: originOf('prompts', name),
  }),
);

/** Something `create-arkos` writes or runs. */
export interface CreateResult extends FlagNote {
  /** Path from the new project, or the command. */
  readonly name: string;
  readonly source?: string;
}

/** What `create-arkos` writes, apart from the folders of the modules. */
export const createResults: readonly CreateResult[] = Object.entries(createdNotes).map(
  ([name, note]) => ({name, ...note, source: originOf('created', name)}),
);
