import type {SampleHtml} from '../../highlight/html';
import type {ReferenceData} from '../ReferenceTable/data';

/** What a signature shows; texts are Markdown in which only `code` is markup. */
export interface SignatureData {
  /** Anchor, unless the place that documents it is another. */
  readonly id?: string;
  /** Full name, such as `BaseService.findMany`. */
  readonly name: string;
  /** Import line and declaration, as TypeScript. */
  readonly code: SampleHtml;
  readonly summary: string;
  readonly remarks?: string;
  /** Parameters, where it can be called. */
  readonly parameters?: ReferenceData;
  readonly returns?: string;
  readonly throws: readonly string[];
  readonly since?: string;
  readonly source?: string;
}
