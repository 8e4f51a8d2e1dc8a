import type {Page} from 'playwright-core';

import {wholeAnswer} from './search-providers';

export const input = '.DocSearch-Input';
/** Every line that can be selected, the one that leads to all results included. */
export const option = '.DocSearch-Modal [role=option]';
/** A line of a response, not of the start screen. */
export const hit = '.DocSearch-Modal [role=group] [role=option]';
export const start = '/docs/intro';

/** Finds more than a page of hits on the site. */
export const wide = 'install';

export const button = (page: Page) => page.getByRole('button', {name: /^Search docs/});
export const dialog = (page: Page) => page.getByRole('dialog', {name: 'Search the site'});

export async function search(page: Page, query: string): Promise<void> {
  if ((await page.locator('dialog[open]').count()) === 0) await page.keyboard.press('Control+k');

  await page.locator(input).fill(query);
  await page.waitForFunction((wanted) => {
    const said = document.querySelector('.DocSearch-Modal [role=status]')?.textContent;
    const box = document.querySelector<HTMLInputElement>('.DocSearch-Input');
    return box?.value === wanted && said !== '';
  }, query);
  await wholeAnswer(page, '.DocSearch-Dropdown');
}

export const selectedTitle = (page: Page) =>
  page.locator(`${hit}[aria-selected=true] .DocSearch-Hit-title`).innerText();

/** Index of the selected option, from the top; -1 when none is selected. */
export const selectedIndex = (page: Page) =>
  page
    .locator(option)
    .evaluateAll((all) => all.findIndex((one) => one.getAttribute('aria-selected') === 'true'));
