import {type StepFact, stackFacts, type StepId} from '../facts';
import {pipelineNotes, type StepNote, stepNotes} from '../notes/stack';
import {originOf} from './origin';

/** A step of the stack that every request passes. */
export interface StackStep extends StepFact, StepNote {
  /** Name of the step; for a built-in middleware the identifier in `middlewares.disable`. */
  readonly id: string;
  readonly source?: string;
}

/** The stack, in the order in which a request passes it. */
export const stack: readonly StackStep[] = (Object.keys(stackFacts) as StepId[]).map((id) => ({
  id,
  ...stackFacts[id],
  ...stepNotes[id],
  source: originOf('stack', id),
}));

/** A step around the handler of a generated model endpoint. */
export interface PipelineStep {
  readonly id: string;
  /** What it does, in a sentence (Markdown). */
  readonly summary: string;
  readonly source?: string;
}

/** The steps of a request to a model endpoint, in order. */
export const modelPipeline: readonly PipelineStep[] = Object.entries(pipelineNotes).map(
  ([id, summary]) => ({id, summary, source: originOf('pipeline', id)}),
);
