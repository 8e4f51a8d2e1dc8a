// The bookshop with authentication and nothing else: no validation, no API reference.
// #region init
import arkos from 'arkos';

arkos.init({
  authentication: {mode: 'static', login: {allowedUsernames: ['email']}},
});
// #endregion init
