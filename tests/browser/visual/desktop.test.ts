import {testEveryTemplate} from '../support/visual/every-template';

testEveryTemplate('desktop');
