import {describe, expect, it} from 'vitest';

import {relatedPages, type WrittenPage} from '../../../../src/search/build/related';
import {relatedness} from '../../../../src/search/settings';

function page(path: string, title: string, markdown: string, lvl0 = 'Guide'): WrittenPage {
  return {path, title, lvl0, description: '', markdown};
}

const pages = [
  page('/jwt', 'Tokens', 'A JWT token is signed with the secret. Cookies carry the token.'),
  page('/cookies', 'Cookies', 'Cookies carry the JWT token to the browser.'),
  page('/images', 'Images', 'Images are resized with sharp after the upload.'),
  page('/uploads', 'Uploads', 'An upload of images or documents is stored below uploads.'),
  page('/mail', 'Mail', 'Nodemailer sends mail over SMTP.'),
];

describe('relatedPages', () => {
  it('puts the most alike first, never the page itself', () => {
    const related = relatedPages(pages);
    expect(related.get('/jwt')?.[0]).toBe('/cookies');
    expect(related.get('/images')?.[0]).toBe('/uploads');
    for (const [path, neighbours] of related) {
      expect(neighbours).toHaveLength(relatedness.count);
      expect(neighbours).not.toContain(path);
      expect(new Set(neighbours).size).toBe(neighbours.length);
    }
  });

  it('does not depend on the order in which pages are loaded', () => {
    expect([...relatedPages([...pages].reverse())]).toEqual([...relatedPages(pages)]);
  });

  it('looks at what a page says, not at its code, imports and URLs', () => {
    const noise = [
      page('/a', 'Alpha', '```ts\nconst nodemailer = mail(smtp);\n```\nimport mail from "mail"\n'),
      page('/b', 'Beta', '[x](https://mail.test/nodemailer/smtp) alpha'),
      page('/z', 'Omega', 'Errors of SMTP.'),
      ...pages,
    ];
    expect(relatedPages(noise).get('/mail')?.[0]).toBe('/z');
    expect(relatedPages(noise).get('/a')?.[0]).toBe('/b');
  });

  it('gives a small site what it has', () => {
    expect([...relatedPages(pages.slice(0, 1))]).toEqual([['/jwt', []]]);
    expect([...relatedPages([])]).toEqual([]);
  });
});
