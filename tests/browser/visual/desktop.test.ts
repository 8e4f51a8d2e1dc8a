import {testEveryTemplate} from './every-template';

testEveryTemplate('desktop');
