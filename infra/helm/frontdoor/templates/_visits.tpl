{{/* Stands between the gateway and the workers, so that no page waits for a worker that is gone; files/forward-visits.cjs says how. */}}
{{- define "frontdoor.visits" -}}
- name: visits
  restartPolicy: Always
  {{- include "frontdoor.image" (list . "backend") | nindent 2 }}
  command: [node, --max-semi-space-size=1, -e, {{ .Files.Get "files/forward-visits.cjs" | toJson }}]
  env:
    - { name: VISITS_ADDRESS, value: '{{ include "frontdoor.name" . }}-worker:3002' }
  {{- include "frontdoor.guarded" . | nindent 2 }}
  resources:
    requests: { cpu: 10m, memory: 48Mi }
    limits: { memory: 128Mi }
{{- end }}
