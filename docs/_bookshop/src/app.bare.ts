// The bookshop with nothing switched on: no authentication, no validation, no API reference.
// #region init
import arkos from 'arkos';

arkos.init();
// #endregion init
