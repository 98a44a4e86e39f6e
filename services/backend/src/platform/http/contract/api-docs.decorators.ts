import type * as Swagger from '@nestjs/swagger';

const silent = () => () => undefined;

/**
 * The decorators that describe the API. In production they do nothing and their library is not loaded, because it takes
 * several megabytes of memory and the description is not served there.
 */
const decorators: typeof Swagger =
  process.env['NODE_ENV'] === 'production'
    ? (new Proxy({}, { get: () => silent }) as typeof Swagger)
    : // An import would load it in any case.
      (require('@nestjs/swagger') as typeof Swagger);

export const {
  ApiBody,
  ApiConsumes,
  ApiCreatedResponse,
  ApiExcludeController,
  ApiExcludeEndpoint,
  ApiExtension,
  ApiExtraModels,
  ApiHeader,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiProperty,
  ApiPropertyOptional,
  ApiQuery,
  ApiResponse,
  ApiTags,
} = decorators;
