/** Asks the embedded index as the modal does. */
import {createEmbeddedClient} from '../../../../src/search/embedded';

const client = createEmbeddedClient({baseUrl: '/'});

async function ask(query: string): Promise<{hits: number; isPartial: boolean}> {
  const {results} = await client.search([
    {indexName: 'docs', query, attributesToSnippet: ['hierarchy.lvl1:10', 'content:10']},
  ]);
  const [answer] = results;
  return {hits: answer?.hits.length ?? 0, isPartial: answer?.partial === true};
}

window.bench = {
  open() {
    client.prepare();
  },
  first: async (query) => (await ask(query)).hits,
  async final(query) {
    const answer = await ask(query);
    if (!answer.isPartial) return answer.hits;
    await new Promise<void>((resolve) => {
      client.onRefined(resolve);
    });
    return (await ask(query)).hits;
  },
};
