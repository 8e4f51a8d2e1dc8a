// The bookshop with numbers in addresses read as numbers: `width` and `height` of an upload need it.
// #region init
import arkos from 'arkos';

arkos.init({
  authentication: {mode: 'static', login: {allowedUsernames: ['email']}},
  queryParserOptions: {parseNumber: true},
  fileUpload: {
    restrictions: {
      images: {maxCount: 3, maxSize: 1024 * 1024, supportedFilesRegex: /jpeg|jpg|png|webp/},
    },
  },
});
// #endregion init
