/** Says that the page's code did not arrive. The page stays readable; its controls do nothing. */
export function showFailure(): void {
  if (document.querySelector('.load-failure')) return;
  const notice = document.createElement('div');
  notice.className = 'load-failure';
  notice.setAttribute('role', 'alert');
  notice.append('Part of this page did not load. Check your connection and try again. ');
  for (const [label, press] of [
    ['Retry', () => location.reload()],
    ['Close', () => notice.remove()],
  ] as const) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = label;
    button.onclick = press;
    notice.append(button);
  }
  document.body.append(notice);
}
