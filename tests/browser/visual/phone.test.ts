import {testEveryTemplate} from './every-template';

testEveryTemplate('phone');
