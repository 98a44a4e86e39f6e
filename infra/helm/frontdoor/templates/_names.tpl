{{/* The value of app.kubernetes.io/name. */}}
{{- define "frontdoor.chart-name" -}}
{{ .Values.nameOverride | default .Chart.Name }}
{{- end }}

{{/* What the names of all objects begin with. Services and pods have 63 letters, of which the longest part needs 18. */}}
{{- define "frontdoor.name" -}}
{{- $name := include "frontdoor.chart-name" . -}}
{{- if .Values.fullnameOverride }}{{ .Values.fullnameOverride }}
{{- else if contains $name .Release.Name }}{{ .Release.Name | trunc 45 | trimSuffix "-" }}
{{- else -}}{{ printf "%s-%s" .Release.Name $name | trunc 45 | trimSuffix "-" }}
{{- end -}}
{{- end }}

{{/*
list root "rehearsal": the name of a CronJob, which has 52 letters, and of the Cluster that a rehearsal makes, which has 50.
*/}}
{{- define "frontdoor.short-name" -}}
{{- $part := index . 1 -}}
{{ include "frontdoor.name" (index . 0) | trunc (int (sub 49 (len $part))) | trimSuffix "-" }}-{{ $part }}
{{- end }}

{{/* Of all objects. */}}
{{- define "frontdoor.labels" -}}
{{ include "frontdoor.own-labels" . }}
{{- with .Values.commonLabels }}
{{ toYaml . }}
{{- end }}
{{- end }}

{{- define "frontdoor.own-labels" -}}
{{ include "frontdoor.selector" . }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
helm.sh/chart: {{ printf "%s-%s" .Chart.Name .Chart.Version | replace "+" "_" | trunc 63 | trimSuffix "-" }}
{{- end }}

{{/* Labels that select all pods of this release and no others. No value of an operator is among them: selectors cannot be changed. */}}
{{- define "frontdoor.selector" -}}
app.kubernetes.io/name: {{ include "frontdoor.chart-name" . }}
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end }}

{{/* list root "api": name, namespace and labels of an object that belongs to one part. A third entry is further labels, which win. */}}
{{- define "frontdoor.metadata" -}}
name: {{ include "frontdoor.name" (index . 0) }}-{{ index . 1 }}
{{ include "frontdoor.metadata-but-name" . }}
{{- end }}

{{- define "frontdoor.metadata-but-name" -}}
{{- $root := index . 0 -}}
namespace: {{ $root.Release.Namespace }}
labels:
  {{- include "frontdoor.own-labels" $root | nindent 2 }}
  app.kubernetes.io/component: {{ index . 1 }}
  {{- with merge (dict) (slice . 2 | first | default dict) $root.Values.commonLabels }}
  {{- toYaml . | nindent 2 }}
  {{- end }}
{{- end }}

{{/* list root "api" */}}
{{- define "frontdoor.part" -}}
{{ include "frontdoor.selector" (index . 0) }}
app.kubernetes.io/component: {{ index . 1 }}
{{- end }}

{{/*
list root "backend". A registry that an image names itself, or in its repository, wins over global.imageRegistry: with that the other
way round (bitnami/charts #33710) no single image can come from elsewhere. Of tag and digest one alone says what runs.
*/}}
{{- define "frontdoor.image" -}}
{{- $root := index . 0 -}}
{{- $image := index $root.Values.images (index . 1) -}}
{{- if and $image.tag $image.digest }}
{{- fail (printf "images.%s has a tag and a digest, and only one of them can say what runs: empty the other one, such as by --set images.%s.digest=" (index . 1) (index . 1)) }}
{{- end -}}
{{- $first := splitList "/" $image.repository | first -}}
{{- $namesHost := and (contains "/" $image.repository) (or (contains "." $first) (contains ":" $first) (eq "localhost" $first)) -}}
{{- $registry := $image.registry | default (ternary "" (($root.Values.global).imageRegistry | default "") $namesHost) | trimSuffix "/" -}}
{{- $repository := ternary $image.repository (printf "%s/%s" $registry $image.repository) (eq $registry "") -}}
image: {{ ternary (printf "%s:%s" $repository ($image.tag | default $root.Chart.AppVersion)) (printf "%s@%s" $repository $image.digest) (empty $image.digest) | quote }}
imagePullPolicy: {{ $root.Values.images.pullPolicy }}
{{- end }}

{{- define "frontdoor.service-account" -}}
{{- if .Values.serviceAccount.create }}{{ .Values.serviceAccount.name | default (include "frontdoor.name" .) }}
{{- else }}{{ .Values.serviceAccount.name | default "default" }}
{{- end }}
{{- end }}
