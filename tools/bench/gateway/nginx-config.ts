export interface NginxConfigParameters {
  directory: string;
  port: number;
  upstreamAddress: string;
}

/** A plain reverse proxy in nginx: one worker, kept connections to the node, no logs. */
export function nginxConfig({ directory, port, upstreamAddress }: NginxConfigParameters): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${directory}/${name};`);
  return `
    daemon off; master_process off; worker_processes 1; pid ${directory}/nginx.pid; error_log stderr crit;
    events { worker_connections 1024; }
    http {
      access_log off; keepalive_requests 1000000; ${temporary.join(' ')}
      upstream node { server ${new URL(upstreamAddress).host}; keepalive 128; keepalive_requests 1000000; }
      server {
        listen 127.0.0.1:${port};
        location / { proxy_pass http://node; proxy_http_version 1.1; proxy_set_header Connection ""; }
      }
    }`;
}
