/** The moment every date made during a recording is moved to. */
export const recordedNow = '2026-02-02T10:00:00.000Z';

/** What the address of the running bookshop is called in a recording. */
export const recordedHost = 'localhost:8000';

/** What a normalizer needs to know about the run. */
export interface NormalizerOptions {
  /** When the run began, in milliseconds since 1970: later dates are volatile, earlier ones seed. */
  startedAt: number;
  /** Folders whose path must not be seen, each with the name it gets. */
  folders: [path: string, name: string][];
}

const uuid = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g;
/** Ids that the seed fixes: `30000000-0000-4000-8000-000000000001`. */
const seeded = /^\d0000000-0000-4000-8000-/;
const isoDate = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{3})?Z/g;
const httpDate = /\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT/g;
const token = /eyJ[\w-]+\.[\w-]+\.[\w-]+/g;
/** What the framework adds to the name of an uploaded file: milliseconds and a random number. */
const uploadSuffix = /-(\d{13}-\d{1,10})(?=\.\w)/g;

/**
 * Puts fixed values in the place of volatile ones, the same for the same value through one file:
 * access tokens, new ids, dates of the run, names of uploads, folders, stack frames. Two recordings
 * of the same requests come out equal.
 */
export class Normalizer {
  private readonly ids = new Map<string, string>();
  private readonly uploads = new Map<string, string>();

  constructor(private readonly options: NormalizerOptions) {}

  /**
   * Normalizes a text.
   *
   * @param text - Any text of an exchange.
   * @returns The text with its volatile parts replaced.
   */
  text(text: string): string {
    let result = text;
    for (const [path, name] of this.options.folders) result = result.replaceAll(path, name);
    return result
      .replace(token, '<token>')
      .replace(uuid, (id) => this.id(id))
      .replace(uploadSuffix, (_, suffix: string) => this.upload(suffix))
      .replace(isoDate, (date) => this.date(date, (moved) => moved.toISOString()))
      .replace(httpDate, (date) => this.date(date, (moved) => moved.toUTCString()));
  }

  /**
   * Normalizes every text in a JSON value and shortens stack traces: of a `stack`, the message
   * stays and the frames become one line `    at <stack>`.
   *
   * @param value - A JSON value.
   * @returns A new value of the same shape.
   */
  json(value: unknown): unknown {
    if (typeof value === 'string') return this.text(value);
    if (Array.isArray(value)) return value.map((item: unknown) => this.json(item));
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, item]: [string, unknown]) => [
        key,
        key === 'stack' ? this.stack(item) : this.json(item),
      ]),
    );
  }

  private stack(stack: unknown): unknown {
    const lines: unknown = typeof stack === 'string' ? stack.split('\n') : stack;
    if (!Array.isArray(lines) || !lines.every((line) => typeof line === 'string'))
      return this.json(stack);
    const message = lines.filter((line) => !/^\s+at /.test(line)).map((line) => this.text(line));
    const short = [...message, '    at <stack>'];
    return typeof stack === 'string' ? short.join('\n') : short;
  }

  private id(id: string): string {
    if (seeded.test(id)) return id;
    const number = this.ids.get(id) ?? String(this.ids.size + 1).padStart(12, '0');
    this.ids.set(id, number);
    return `f0000000-0000-4000-8000-${number}`;
  }

  private upload(suffix: string): string {
    const order = this.uploads.size + 1;
    const fixed = this.uploads.get(suffix) ?? `${Date.parse(recordedNow)}-${100000000 + order}`;
    this.uploads.set(suffix, fixed);
    return `-${fixed}`;
  }

  /** A moment of the run becomes now; an expiry keeps its distance, rounded to ten seconds. */
  private date(date: string, print: (moved: Date) => string): string {
    const time = Date.parse(date);
    if (Number.isNaN(time) || time < this.options.startedAt - 1000) return date;
    const ahead = Math.max(0, Math.round((time - Date.now()) / 10_000) * 10_000);
    return print(new Date(Date.parse(recordedNow) + ahead));
  }
}
