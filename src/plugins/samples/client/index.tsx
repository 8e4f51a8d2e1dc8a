import siteConfig from '@generated/docusaurus.config';
import type {ClientModule} from '@docusaurus/types';
import {createRoot} from 'react-dom/client';
import {findingsPath, type PageFinding} from '../shared';
import Findings from './Findings';

const container = document.createElement('div');
document.body.append(container);
const root = createRoot(container);

let findings: readonly PageFinding[] = [];
let route = window.location.pathname;

function render(): void {
  root.render(<Findings findings={findings} route={route} />);
}

new EventSource(`${siteConfig.baseUrl}${findingsPath}`).addEventListener('message', (event) => {
  findings = JSON.parse(String(event.data)) as PageFinding[];
  render();
});

const clientModule: ClientModule = {
  onRouteDidUpdate({location}) {
    route = location.pathname;
    render();
  },
};

export default clientModule;
