{{- define "frontdoor.name" -}}
{{- if contains "frontdoor" .Release.Name -}}{{ .Release.Name | trunc 45 | trimSuffix "-" }}
{{- else -}}{{ printf "%s-frontdoor" .Release.Name | trunc 45 | trimSuffix "-" }}
{{- end -}}
{{- end }}

{{/* Of all objects. */}}
{{- define "frontdoor.labels" -}}
{{ include "frontdoor.selector" . }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
helm.sh/chart: {{ printf "%s-%s" .Chart.Name .Chart.Version }}
{{- end }}

{{/* Labels that select all pods of this release and no others. */}}
{{- define "frontdoor.selector" -}}
app.kubernetes.io/name: {{ .Chart.Name }}
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end }}

{{/* list root "api": name, namespace and labels of an object that belongs to one part. */}}
{{- define "frontdoor.metadata" -}}
{{- $root := index . 0 -}}
{{- $part := index . 1 -}}
name: {{ include "frontdoor.name" $root }}-{{ $part }}
namespace: {{ $root.Release.Namespace }}
labels:
  {{- include "frontdoor.labels" $root | nindent 2 }}
  app.kubernetes.io/component: {{ $part }}
{{- end }}

{{/* list root "api" */}}
{{- define "frontdoor.part" -}}
{{ include "frontdoor.selector" (index . 0) }}
app.kubernetes.io/component: {{ index . 1 }}
{{- end }}

{{/* list root "backend" */}}
{{- define "frontdoor.image" -}}
{{- $root := index . 0 -}}
{{- $image := index $root.Values.images (index . 1) -}}
image: {{ printf "%s:%s" $image.repository ($image.tag | default $root.Chart.AppVersion) | quote }}
imagePullPolicy: {{ $root.Values.images.pullPolicy }}
{{- end }}
