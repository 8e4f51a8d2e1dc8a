import {describe, expect, it} from 'vitest';

import {copyOfPage} from '../../../bench/growth/copies';

const page = `---
id: login
title: 'Log in'
keywords:
  - session
  - 'log in #login'
  - 'every setting #config-port'
---

See [below](#login) and [the port](#config-port).

## Log in {#login}

<ApiTable of="ArkosConfig" />
`;

describe('copyOfPage', () => {
  const copy = copyOfPage(page, 2, '/docs/login');

  it('gives the copy a title and heading ids of its own, and no id', () => {
    expect(copy).toContain('title: "Log in, part 2"');
    expect(copy).toContain('## Log in {#login-part-2}');
    expect(copy).not.toContain('id: login');
  });

  it('moves links and keywords to the headings of the copy', () => {
    expect(copy).toContain('[below](#login-part-2)');
    expect(copy).toContain("- 'log in #login-part-2'");
  });

  it('leaves anchors that only the original has to the original', () => {
    expect(copy).toContain('[the port](/docs/login#config-port)');
    expect(copy).toContain("- 'every setting'");
    expect(copy).toContain('<ApiTable linked of="ArkosConfig" />');
  });
});
