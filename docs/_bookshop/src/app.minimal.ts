// The bookshop with authentication and nothing else: no validation, no API reference.
import arkos from 'arkos';

arkos.init({
  authentication: {mode: 'static', login: {allowedUsernames: ['email']}},
});
