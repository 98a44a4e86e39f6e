{{/* The claim on the volume with what the API has acknowledged; empty without one. */}}
{{- define "frontdoor.acknowledged-claim" -}}
{{- with .Values.acknowledged -}}
{{- if .existingClaim }}{{ .existingClaim }}
{{- else if .create }}{{ include "frontdoor.name" $ }}-acknowledged
{{- end -}}
{{- end -}}
{{- end }}

{{/*
list root secrets: the variables of a backup's container. It has the program of docker-compose.yml's service `backup`, and runs no
Postgres: the operator of the database does.
*/}}
{{- define "frontdoor.backup-env" -}}
{{- $root := index . 0 -}}
{{ include "frontdoor.secret-settings" . | trim }}
- { name: TMPDIR, value: /scratch }
{{- if include "frontdoor.acknowledged-claim" $root }}
- { name: ACKNOWLEDGED_DIR, value: /var/lib/frontdoor/acknowledged }
{{- end }}
{{- include "frontdoor.added-env" (list $root $root.Values.backup) }}
{{- end }}

{{- define "frontdoor.backup-mounts" -}}
- { name: secrets, mountPath: /run/secrets/frontdoor, readOnly: true }
- { name: tmp, mountPath: /tmp }
- { name: scratch, mountPath: /scratch }
{{- if include "frontdoor.acknowledged-claim" . }}
- { name: acknowledged, mountPath: /var/lib/frontdoor/acknowledged, readOnly: true }
{{- end }}
{{- include "frontdoor.added-mounts" (list . .Values.backup) }}
{{- end }}

{{/* list root secrets */}}
{{- define "frontdoor.backup-volumes" -}}
{{- $root := index . 0 -}}
{{ include "frontdoor.secret-volume" . }}
- name: tmp
  emptyDir: { sizeLimit: 64Mi }
# A rehearsal notes the names of all files here.
- name: scratch
  emptyDir: { sizeLimit: {{ $root.Values.backup.scratch }} }
{{- with include "frontdoor.acknowledged-claim" $root }}
- name: acknowledged
  persistentVolumeClaim: { claimName: {{ . }} }
{{- end }}
{{- include "frontdoor.added-volumes" (list $root $root.Values.backup) }}
{{- end }}

{{/* list root "files": what both CronJobs do in the same way. */}}
{{- define "frontdoor.cron" -}}
{{- $root := index . 0 -}}
{{- $job := index . 1 -}}
schedule: {{ $job.schedule | quote }}
{{- with $root.Values.backup.timeZone }}
timeZone: {{ . | quote }}
{{- end }}
suspend: {{ $job.suspend }}
# One at a time: the next one copies what this one has left.
concurrencyPolicy: Forbid
# A control plane that was away for longer makes up for the newest one alone; without it, a hundred missed ones end the schedule for good.
startingDeadlineSeconds: 3600
successfulJobsHistoryLimit: 1
failedJobsHistoryLimit: 3
{{- end }}
