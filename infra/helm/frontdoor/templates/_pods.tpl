{{/*
list root "api": the metadata of a part's pods. Without versions, or a new chart would end pods that it does not change.
*/}}
{{- define "frontdoor.pod-metadata" -}}
{{- $root := index . 0 -}}
{{- $part := index $root.Values (ternary "backup" (index . 1) (has (index . 1) (list "files" "rehearsal"))) -}}
labels:
  {{- include "frontdoor.part" . | nindent 2 }}
  {{- with merge (dict) $root.Values.podLabels $root.Values.commonLabels }}
  {{- toYaml . | nindent 2 }}
  {{- end }}
{{- with merge (dict) $part.podAnnotations $root.Values.podAnnotations }}
annotations:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- end }}

{{/*
list root values-of-the-part: where its pods may run, and that none of them knows the cluster; with a third entry they do.
*/}}
{{- define "frontdoor.pod" -}}
{{- $root := index . 0 -}}
{{- $values := $root.Values -}}
{{- $part := index . 1 -}}
automountServiceAccountToken: {{ gt (len .) 2 }}
# Else a Service called `api` would give every container a variable API_PORT, which is a setting of ours.
enableServiceLinks: false
{{- $globalSecrets := list }}
{{- range ($values.global).imagePullSecrets }}
{{- $globalSecrets = append $globalSecrets (ternary (dict "name" .) . (kindIs "string" .)) }}
{{- end }}
{{- with concat $values.images.pullSecrets $globalSecrets | uniq }}
imagePullSecrets:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- with $values.priorityClassName }}
priorityClassName: {{ . }}
{{- end }}
{{- range $name := list "nodeSelector" "tolerations" "affinity" }}
{{- with index $part $name | default (index $values $name) }}
{{ $name }}:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- end }}
securityContext:
  runAsNonRoot: true
  runAsUser: 10001
  runAsGroup: 10001
  fsGroup: 10001
  fsGroupChangePolicy: OnRootMismatch
  seccompProfile: { type: RuntimeDefault }
{{- end }}

{{/*
Hooks and tests are there before the ServiceAccount of the chart; one that exists may be what lets them in to the database.
*/}}
{{- define "frontdoor.service-account-of-hooks" -}}
{{- if not .Values.serviceAccount.create -}}
serviceAccountName: {{ include "frontdoor.service-account" . }}
{{- end }}
{{- end }}

{{/* list root values-of-the-part: what an operator adds to a container of ours, and the certificate authority that it is to trust. */}}
{{- define "frontdoor.added-env" -}}
{{- if include "frontdoor.has-authority" (index . 0) }}
- { name: NODE_EXTRA_CA_CERTS, value: /run/certificates/ca.crt }
{{- end }}
{{- with (index . 1).extraEnv }}
{{ toYaml . }}
{{- end }}
{{- end }}

{{- define "frontdoor.added-mounts" -}}
{{- if include "frontdoor.has-authority" (index . 0) }}
- { name: certificates, mountPath: /run/certificates, readOnly: true }
{{- end }}
{{- with (index . 1).extraVolumeMounts }}
{{ toYaml . }}
{{- end }}
{{- end }}

{{- define "frontdoor.added-volumes" -}}
{{- $authority := (index . 0).Values.certificateAuthority -}}
{{- if include "frontdoor.has-authority" (index . 0) }}
- name: certificates
  {{- if $authority.secret }}
  secret: { secretName: {{ $authority.secret }}, items: [{ key: {{ $authority.key }}, path: ca.crt }] }
  {{- else }}
  configMap: { name: {{ $authority.configMap }}, items: [{ key: {{ $authority.key }}, path: ca.crt }] }
  {{- end }}
{{- end }}
{{- with (index . 1).extraVolumes }}
{{ toYaml . }}
{{- end }}
{{- end }}

{{- define "frontdoor.has-authority" -}}
{{- with .Values.certificateAuthority }}{{ if or .configMap .secret }}yes{{ end }}{{ end -}}
{{- end }}

{{/*
list root "api": apart from each other over zones and nodes, as far as there are any, or as the part has it. Without a labelSelector a
constraint would count no pod.
*/}}
{{- define "frontdoor.spread" -}}
{{- $own := (index (index . 0).Values (index . 1)).topologySpreadConstraints -}}
topologySpreadConstraints:
  {{- range $own }}
  -
    {{- toYaml . | nindent 4 }}
    {{- if not .labelSelector }}
    labelSelector:
      matchLabels:
        {{- include "frontdoor.part" $ | nindent 8 }}
    {{- end }}
  {{- else }}
  {{- range $key := list "topology.kubernetes.io/zone" "kubernetes.io/hostname" }}
  - topologyKey: {{ $key }}
    maxSkew: 1
    whenUnsatisfiable: ScheduleAnyway
    # Those of one version among themselves: during an update the old ones do not count.
    matchLabelKeys: [pod-template-hash]
    labelSelector:
      matchLabels:
        {{- include "frontdoor.part" $ | nindent 8 }}
  {{- end }}
  {{- end }}
{{- end }}

{{- define "frontdoor.guarded" -}}
securityContext:
  allowPrivilegeEscalation: false
  readOnlyRootFilesystem: true
  capabilities: { drop: [ALL] }
{{- end }}

{{/* Serve on until every proxy has heard of it, then finish. */}}
{{- define "frontdoor.unlist" -}}
lifecycle:
  preStop:
    sleep: { seconds: {{ .Values.drain.unlistSeconds }} }
{{- end }}

{{/* Of a port: started, alive, ready, by the two addresses that API and worker have for it. */}}
{{- define "frontdoor.probes" -}}
startupProbe:
  httpGet: { path: /health/live, port: {{ . }} }
  periodSeconds: 2
  timeoutSeconds: 2
  failureThreshold: 60
livenessProbe:
  httpGet: { path: /health/live, port: {{ . }} }
  periodSeconds: 10
  timeoutSeconds: 5
  failureThreshold: 6
readinessProbe:
  httpGet: { path: /health/ready, port: {{ . }} }
  periodSeconds: 3
  timeoutSeconds: 3
  failureThreshold: 2
{{- end }}
