/** Child process of the nginx test: a gateway over the store in RELEASE_STORE, on SITE_PORT. */
import { createGateway } from '../../server/gateway';
import { readGatewayConfig } from '../../gateway/gateway-config';
import { FileStore } from '../../store/file-store';

const store = new FileStore(process.env.RELEASE_STORE ?? '');
const gateway = await createGateway({ store, config: readGatewayConfig(process.env) });
await gateway.app.listen({ port: Number(process.env.SITE_PORT), host: '127.0.0.1' });
process.send?.('ready');
