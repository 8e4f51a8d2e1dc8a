/**
 * Tells the inline script that text has arrived (`src/client/page/index.ts`). The minifier leaves it as it is,
 * so that wherever it is a policy has one hash for it.
 */
export const textArrived = '<script>document.dispatchEvent(new Event("content"))</script>';

/**
 * The HTML document of every page (Docusaurus's `ssrTemplate`, in the syntax of Eta).
 *
 * @remarks It differs from Docusaurus's own in two ways: no script of the bundle loads with the page
 * (their URLs are on `<html>` for the inline script, which adds them at the reader's first intent),
 * and the theme's inline scripts (`it.preBodyTags`) are left out because the inline script does
 * their work. That one is among the head's tags, before the style sheets, so that it waits for none;
 * the one at the end tells it that the text is there.
 * The color mode is there for readers without JavaScript.
 *
 * Source: `@docusaurus/core` 3.7.0, `lib/ssg/ssgTemplate.html.js`.
 */
export const ssrTemplate = (colorMode: 'dark' | 'light'): string => `
<!DOCTYPE html>
<html <%~ it.htmlAttributes %> data-theme="${colorMode}" data-scripts="<%= it.scripts.map((script) => it.baseUrl + script).join(' ') %>">
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
    <%~ it.headTags %>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    ${textArrived}
    <%~ it.postBodyTags %>
  </body>
</html>
`;
