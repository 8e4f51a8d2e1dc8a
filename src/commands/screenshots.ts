/** `npm run screenshots`: compares how two builds look, route by route and state by state. */
import {compareBuilds} from './screenshots/run';
import {required, runCommand} from './support/command';

const help = `npm run screenshots -- --before DIR --after DIR [--out DIR] [--only TEXT]

Serves two builds and compares every route of the first one's sitemap, and the open states (search
dialog, mobile menu, a switched tab, 404, print, …), at 1440 and 390 px, dark and light. Prints the
share of different pixels of each view that differs and writes before, after and difference side by
side.

--before DIR  a build
--after DIR   the build to compare with it
--out DIR     where images of differences go (default: build-screenshots)
--only TEXT   only the views whose name contains the text

Exit 0: all equal. 1: views differ. 2: nothing could be compared.
`;

runCommand({
  help,
  options: {
    before: {type: 'string'},
    after: {type: 'string'},
    out: {type: 'string', default: 'build-screenshots'},
    only: {type: 'string', default: ''},
  },
  async run(values) {
    const different = await compareBuilds({
      ...values,
      before: required(values.before, '--before'),
      after: required(values.after, '--after'),
    });
    return different > 0 ? 1 : 0;
  },
});
