import assert from 'node:assert/strict';
import { test } from 'node:test';
import { run } from '../cluster-test/run.ts';
import { chart, leastValues } from './render.ts';

/** Values that are refused, and the word that the message must name. */
const refused: [value: string, word: string][] = [
  ['existingSecret=', 'existingSecret'],
  ['existingSecret=A_B', 'existingSecret'],
  ['settings.SITE_URL=www.example.com', 'SITE_URL'],
  ['settings.HR_MAIL_TO=null', 'HR_MAIL_TO'],
  ['settings.DATABASE_URL=postgres://a:b@c/d', 'DATABASE_URL'],
  ['settings.API_PORT=1', 'API_PORT'],
  ['secretKeys.PASSWORD.name=x', 'PASSWORD'],
  ['api.replica=2', 'replica'],
  ['reader.isolation=none', 'isolation'],
  ['reader.isolation=own-namespaces', 'seccompProfile'],
  ['httpRoute.enabled=true', 'parentRefs'],
  ['metrics.enabled=false,metrics.serviceMonitor.enabled=true', 'metrics'],
  ['metrics.enabled=false,metrics.prometheusRule.enabled=true', 'metrics'],
  ['metrics.enabled=false,metrics.dashboard.enabled=true', 'metrics'],
  ['metrics.prometheusRule.runbookUrl=docs/alerts.md', 'runbookUrl'],
  ['metrics.prometheusRule.runbookUrl=https://example.com/alerts.md#top', 'runbookUrl'],
  ['worker.autoscaling.enabled=true,worker.keda.enabled=true', 'worker'],
  ['networkPolicy.database.ports=null', 'ports'],
  ['trustedProxies[0]=10.0.0.1', 'trustedProxies'],
  ['images.backend.digest=1234', 'digest'],
  ['images.backend.tag=sha256:1234', 'tag'],
  [`images.backend.tag=1.1.0,images.backend.digest=sha256:${'0'.repeat(64)}`, 'images.backend.digest='],
  ['gateway.service.nodePort=31080', 'nodePort'],
  ['api.topologySpreadConstraints[0].maxSkew=1', 'topologyKey'],
  ['ingress.additionalLabels.app\\.kubernetes\\.io/name=other', 'additionalLabels'],
  ['global.imageRegistry=5', 'imageRegistry'],
  [`fullnameOverride=${'a'.repeat(46)}`, 'fullnameOverride'],
  ['nameOverride=Careers', 'nameOverride'],
  ['commonLabels.build=1234567', 'build'],
  ['commonLabels.app\\.kubernetes\\.io/name=other', 'commonLabels'],
  ['podLabels.app\\.kubernetes\\.io/component=api', 'podLabels'],
  ['serviceAccount.annotations.number=5', 'number'],
  ['certificateAuthority.configMap=a,certificateAuthority.secret=b', 'certificateAuthority'],
  ['ingress.hosts[0]=https://www.example.com', 'hosts'],
  ['revisionHistoryLimit=-1', 'revisionHistoryLimit'],
  ['backup.rehearsal.enabled=true', 'cluster'],
  ['backup.files.schedule=nightly', 'schedule'],
  ['acknowledged.accessMode=ReadOnlyMany', 'accessMode'],
];

for (const [value, word] of refused)
  test(`the chart refuses ${value}`, () =>
    assert.rejects(
      run('helm', ['template', 'frontdoor', chart, '--values', leastValues, '--set', value]),
      (error: Error) => error.message.includes(word),
    ));
