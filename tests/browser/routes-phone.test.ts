import {testEveryRoute} from './support/every-route';

testEveryRoute({viewport: 'mobile', colorMode: 'light', withReact: false});
