/** What a plugin uses of the bundler. */
interface Compiler {
  readonly hooks: Record<'compile' | 'done', {tap: (name: string, run: () => void) => void}>;
}

/** The bundler is idle when it has compiled nothing for so long, in milliseconds. */
const idle = 4_000;

/**
 * Waits until `npm start` has shown its first page, so that work beside it competes with nothing
 * that somebody waits for.
 *
 * @param run - What to do then, once.
 * @returns A plugin of the bundler.
 */
export function whenIdle(run: () => void): {apply: (compiler: Compiler) => void} {
  let timer: NodeJS.Timeout | undefined;
  let isDone = false;
  return {
    apply(compiler) {
      compiler.hooks.compile.tap('when-idle', () => {
        clearTimeout(timer);
      });
      compiler.hooks.done.tap('when-idle', () => {
        clearTimeout(timer);
        if (isDone) return;
        timer = setTimeout(() => {
          isDone = true;
          run();
        }, idle);
      });
    },
  };
}
