/** The independent options of the values and their choices; each is a list of `--set`. */
const choices: string[][][] = [
  [
    [],
    ['reader.isolation=own-namespaces', 'reader.seccompProfile=frontdoor/reader.json'],
    ['reader.isolation=other-user'],
  ],
  [[], ['api.autoscaling.enabled=true', 'gateway.autoscaling.enabled=true']],
  [[], ['worker.autoscaling.enabled=true'], ['worker.keda.enabled=true']],
  [[], ['metrics.enabled=true'], ['metrics.enabled=true', 'metrics.serviceMonitor.enabled=true']],
  [[], ['ingress.enabled=true']],
  [[], ['httpRoute.enabled=true', 'httpRoute.parentRefs[0].name=public']],
  [['networkPolicy.enabled=false'], [], ['networkPolicy.visitors[0].namespaceSelector.matchLabels.ingress=yes']],
];

/** Further ones, each by itself. */
const alone: string[][] = [
  ['ingress.enabled=true', 'ingress.tlsSecret=tls', 'ingress.className=public'],
  ['networkPolicy.visitors[0].namespaceSelector.matchLabels.ingress=yes'],
  ['metrics.enabled=true', 'metrics.prometheusRule.enabled=true', 'metrics.dashboard.enabled=true'],
  ['trustedProxies[0]=10.0.0.0/8', 'trustedProxies[1]=fd00::/8'],
  ['settings.SCAN=clamd://clamav:3310', 'settings.OTEL_EXPORTER_OTLP_ENDPOINT=http://collector:4318'],
  ['secretKeys.DATABASE_OWNER_URL.name=db-app', 'secretKeys.DATABASE_OWNER_URL.key=uri'],
  ['secretKeys.OTEL_EXPORTER_OTLP_HEADERS.name=traces'],
  ['secretKeys.OPERATOR_WEBHOOK_URL.name=operator', 'settings.OPERATOR_MAIL_TO=ops@mail.example'],
  ['secretKeys.SESSION_SECRET_PREVIOUS.name=before'],
  ['secretKeys.OIDC_CLIENT_SECRET.name=provider', 'settings.OIDC_ISSUER=https://id.mail.example'],
  ['gateway.service.type=NodePort', 'images.pullPolicy=Never'],
  ['gateway.service.type=LoadBalancer', 'gateway.service.port=8080'],
  ['images.pullSecrets[0].name=registry', 'images.pullPolicy=Always', 'images.web.tag=next'],
  [
    'podLabels.team=web',
    'podAnnotations.note=yes',
    'nodeSelector.disk=fast',
    'priorityClassName=system-cluster-critical',
  ],
  ['tolerations[0].key=web', 'tolerations[0].operator=Exists'],
  [
    'backup.files.enabled=true',
    'backup.rehearsal.enabled=true',
    'backup.rehearsal.cluster=db',
    'acknowledged.create=true',
  ],
  ['certificateAuthority.secret=ca', 'serviceAccount.create=false', 'commonLabels.team=web'],
];

/** Every combination, as lists of `--set`. */
export const combinations: string[][] = [
  ...choices.reduce<string[][]>(
    (before, next) => before.flatMap((one) => next.map((other) => [...one, ...other])),
    [[]],
  ),
  ...alone,
];
