/** Removes the notice of the last step that failed. */
let removeNotice = (): void => undefined;

/**
 * Runs a step of a navigation. While the browser is offline a step that fails keeps the page as it
 * is, says so, and is repeated when the connection is back: Docusaurus would leave for a page that
 * cannot be had. If the reader goes elsewhere in the meantime, the step is not repeated and never ends.
 *
 * @param step - What may fail.
 * @returns What the step returns.
 * @throws What the step throws while the browser is online.
 */
export async function whenOnline<Result>(step: () => Promise<Result>): Promise<Result> {
  try {
    return await step();
  } catch (error) {
    if (navigator.onLine) throw error;
    removeNotice();
    const notice = document.createElement('div');
    notice.className = 'site-notice';
    notice.role = 'alert';
    notice.textContent =
      'You are offline, and this page was not saved. It opens when you are online again.';
    document.body.append(notice);
    removeNotice = () => notice.remove();
    document.addEventListener('content', removeNotice, {once: true});
    await new Promise<void>((resolve) => {
      const goOn = (): void => {
        if (notice.isConnected) resolve();
      };
      addEventListener('online', goOn, {once: true});
    });
    notice.remove();
    return whenOnline(step);
  }
}
