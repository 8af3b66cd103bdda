export { buildOpenApiDocument, type BuildOpenApiDocumentParameters, type OpenApiDocument } from './build-openapi-document.ts';
export { examples, type CallExample } from './examples.ts';
