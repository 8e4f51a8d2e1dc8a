// The bookshop with nothing switched on: no authentication, no validation, no API reference.
import arkos from 'arkos';

arkos.init();
