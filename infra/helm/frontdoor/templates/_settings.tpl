{{/* What an installation must set, said by name. Here and not in the schema, so that `helm lint` reads the chart by itself. */}}
{{- define "frontdoor.demand" -}}
{{- $_ := required "existingSecret must name the Secret with the addresses" .Values.existingSecret -}}
{{- range $name := list "SITE_URL" "MAIL_FROM" "HR_MAIL_TO" "ENQUIRIES_MAIL_TO" "COMPANY_NAME" -}}
{{- $_ := required (printf "settings.%s must be given" $name) (index $.Values.settings $name) -}}
{{- end -}}
{{- end }}

{{/*
list root secrets: the settings of values, what the chart itself knows, and for each secret the file that holds it.
*/}}
{{- define "frontdoor.settings" -}}
{{- $root := index . 0 -}}
{{- $own := dict
  "SHELLS_URL" (printf "http://%s-gateway:%v" (include "frontdoor.name" $root) $root.Values.gateway.service.port)
  "SHARED_LIMITS" "redis"
  "TRUST_PROXY" (ternary "2" "1" (gt (len $root.Values.trustedProxies) 0))
  "METRICS_PORT" (ternary (toString $root.Values.metrics.port) "0" $root.Values.metrics.enabled) -}}
{{- if $root.Values.backup.rehearsal.enabled }}{{ $_ := set $own "BACKUP_EXPECTED" "yes" }}{{ end -}}
{{- range $name, $value := merge (dict) $root.Values.settings $own }}
- { name: {{ $name }}, value: {{ $value | quote }} }
{{- end }}
{{- include "frontdoor.secret-settings" . }}
{{- end }}

{{- define "frontdoor.secret-settings" -}}
{{- range index . 1 }}
- { name: {{ . }}_FILE, value: /run/secrets/frontdoor/{{ . }} }
{{- end }}
{{- end }}

{{/* The secrets of API and worker; migrate has a list of its own. */}}
{{- define "frontdoor.secrets" -}}
DATABASE_URL QUEUE_URL STORAGE_URL MAIL_URL SESSION_SECRET
{{- if hasKey .Values.secretKeys "SESSION_SECRET_PREVIOUS" }} SESSION_SECRET_PREVIOUS{{ end -}}
{{- if hasKey .Values.secretKeys "OTEL_EXPORTER_OTLP_HEADERS" }} OTEL_EXPORTER_OTLP_HEADERS{{ end -}}
{{- range $name := list "MAIL_TOKEN_URL" "IMAP_URL" "OPERATOR_MAIL_URL" "OPERATOR_WEBHOOK_URL" "HEARTBEAT_URL" "REHEARSAL_HEARTBEAT_URL" }}
{{- if hasKey $.Values.secretKeys $name }} {{ $name }}{{ end -}}
{{ end -}}
{{- end }}

{{/* list root secrets: these and no others, wherever they are kept. */}}
{{- define "frontdoor.secret-volume" -}}
{{- $root := index . 0 -}}
- name: secrets
  projected:
    # Readable by the pod's group only.
    defaultMode: 0440
    sources:
      {{- range $name := index . 1 }}
      {{- $place := index $root.Values.secretKeys $name | default dict }}
      - secret:
          name: {{ $place.name | default $root.Values.existingSecret }}
          items: [{ key: {{ $place.key | default $name }}, path: {{ $name }} }]
      {{- end }}
{{- end }}
