// The bookshop again, validated by the classes in `dtos/` instead of the zod schemas.
import 'reflect-metadata';
import arkos from 'arkos';

arkos.init({
  authentication: {mode: 'static', login: {allowedUsernames: ['email']}},
  validation: {
    resolver: 'class-validator',
    validationOptions: {whitelist: true, forbidNonWhitelisted: true},
  },
});
