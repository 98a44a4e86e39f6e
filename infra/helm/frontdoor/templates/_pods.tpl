{{/* list root "api": the metadata of a part's pods. Without versions, or a new chart would end pods that it does not change. */}}
{{- define "frontdoor.pod-metadata" -}}
{{- $root := index . 0 -}}
labels:
  {{- include "frontdoor.part" . | nindent 2 }}
  {{- with $root.Values.podLabels }}
  {{- toYaml . | nindent 2 }}
  {{- end }}
{{- with $root.Values.podAnnotations }}
annotations:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- end }}

{{/* Where pods may run, and that none of them knows the cluster. */}}
{{- define "frontdoor.pod" -}}
automountServiceAccountToken: false
# Else a Service called `api` would give every container a variable API_PORT, which is a setting of ours.
enableServiceLinks: false
{{- with .Values.images.pullSecrets }}
imagePullSecrets:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- with .Values.priorityClassName }}
priorityClassName: {{ . }}
{{- end }}
{{- with .Values.nodeSelector }}
nodeSelector:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- with .Values.tolerations }}
tolerations:
  {{- toYaml . | nindent 2 }}
{{- end }}
securityContext:
  runAsNonRoot: true
  runAsUser: 10001
  runAsGroup: 10001
  fsGroup: 10001
  fsGroupChangePolicy: OnRootMismatch
  seccompProfile: { type: RuntimeDefault }
{{- end }}

{{/* list root "api": apart from each other over zones and nodes, as far as there are any. */}}
{{- define "frontdoor.spread" -}}
topologySpreadConstraints:
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
